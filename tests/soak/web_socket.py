# SPDX-License-Identifier: MIT
"""A WebSocket client as small as RFC 6455 allows: text messages, one connection, every call waits."""

import base64
import json
import os
import socket
import struct


class Closed(Exception):
    pass


class WebSocket:
    def __init__(self, port, greet=True, patience=30, address="127.0.0.1"):
        """`address` is where it comes from: limits are counted by address."""
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=patience,
                                               source_address=(address, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes = b""
        self.last = 0
        self.news = []
        key = base64.b64encode(os.urandom(16)).decode()
        self.write(
            f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.bytes:
            self.more()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(head[:80])
        if greet:
            self.ask({"type": "hello", "protocol": 1, "client": "soak"})

    def write(self, data):
        try:
            self.socket.sendall(data)
        except OSError as error:
            raise Closed(str(error)) from error

    def more(self):
        try:
            part = self.socket.recv(65536)
        except OSError as error:
            raise Closed(str(error)) from error
        if not part:
            raise Closed("the end")
        self.bytes += part

    def take(self, count):
        while len(self.bytes) < count:
            self.more()
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def frame(self, opcode, data):
        length = len(data)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        # A mask of nothing but zeros is a mask, too.
        self.write(head + b"\0\0\0\0" + data)

    def send_text(self, text):
        self.frame(1, text if isinstance(text, bytes) else text.encode())

    def send(self, message):
        self.send_text(json.dumps(message))

    def receive(self):
        whole = b""
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack(">H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.take(8))[0]
            data = self.take(length)
            opcode = first & 0x0F
            if opcode == 8:
                raise Closed("closed by the host")
            if opcode == 9:
                self.frame(10, data)
                continue
            if opcode in (0, 1):
                whole += data
                if first & 0x80:
                    return json.loads(whole)

    def ask(self, request):
        """The reply to a request; news that come before it are kept."""
        self.last += 1
        self.send({**request, "id": self.last})
        while True:
            message = self.receive()
            if message.get("re") == self.last:
                return message
            self.news.append(message)

    def wait_for(self, wanted):
        """The first news that `wanted` says yes to; those before it are dropped."""
        while True:
            message = self.news.pop(0) if self.news else self.receive()
            if wanted(message):
                return message

    def close(self):
        self.socket.close()
