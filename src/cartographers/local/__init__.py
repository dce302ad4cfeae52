"""The table without a server: the same rooms, asked by messages of the page that they run beside."""
