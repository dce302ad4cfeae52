"""HTTP and sockets: who comes in, what is answered, and what is cut off."""
