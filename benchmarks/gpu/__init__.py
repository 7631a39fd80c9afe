"""Random games on a graphics processor, and what the games' kernels need of one."""
