"""How a function becomes machine code: numbers of 128 bits, views of sheets, kernels, the cache on disk."""
