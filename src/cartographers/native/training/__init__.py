"""How the weights of the value are learned."""
