"""Stands for a worker of the program that begins where it is loaded already (prepared): it ends when that one does.

It loads next to nothing itself, for whoever starts a worker waits for this process.
"""

import json
import os
import socket
import sys

if __name__ == "__main__":
    door, *arguments = sys.argv[1:]
    wire = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    wire.connect(door)
    wish = json.dumps([arguments, os.getcwd(), dict(os.environ)]).encode()  # noqa: PTH109
    socket.send_fds(wire, [len(wish).to_bytes(4, "big")], (0, 1, 2))
    wire.sendall(wish)
    os.close(0)  # the worker's alone: who asks it shall see its end
    os.close(1)
    with wire.makefile(encoding="ascii") as answers:
        _, ended = answers.readline(), answers.readline()
    os._exit(0 if ended == "0\n" else 1)
