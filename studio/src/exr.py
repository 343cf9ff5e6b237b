"""Reads the scanline OpenEXR files that Blender writes (no, ZIPS or ZIP compression)."""
import struct
import zlib

import numpy as np

_TYPES = {0: ("<u4", 4), 1: ("<f2", 2), 2: ("<f4", 4)}


def _text(data, at):
    end = data.index(b"\0", at)
    return data[at:end].decode(), end + 1


def read(path):
    """Channel name -> float32 array."""
    with open(path, "rb") as file:
        data = file.read()
    at, header = 8, {}
    while data[at] != 0:
        name, at = _text(data, at)
        _, at = _text(data, at)
        (size,) = struct.unpack("<i", data[at : at + 4])
        header[name] = data[at + 4 : at + 4 + size]
        at += 4 + size
    at += 1
    x0, y0, x1, y1 = struct.unpack("<4i", header["dataWindow"])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    compression = header["compression"][0]
    block = {0: 1, 2: 1, 3: 16}[compression]
    channels, raw, q = [], header["channels"], 0
    while raw[q] != 0:
        name, q = _text(raw, q)
        channels.append((name, _TYPES[struct.unpack("<i", raw[q : q + 4])[0]]))
        q += 16
    out = {name: np.zeros((height, width), np.float32) for name, _ in channels}
    blocks = (height + block - 1) // block
    row = sum(size * width for _, (_, size) in channels)
    for offset in struct.unpack("<%dQ" % blocks, data[at : at + 8 * blocks]):
        y, size = struct.unpack("<ii", data[offset : offset + 8])
        y -= y0
        lines = min(block, height - y)
        chunk = data[offset + 8 : offset + 8 + size]
        if compression and size < row * lines:
            chunk = _unpredict(zlib.decompress(chunk))
        p = 0
        for k in range(lines):
            for name, (kind, bytes_each) in channels:
                out[name][y + k] = np.frombuffer(chunk[p : p + bytes_each * width], kind)
                p += bytes_each * width
    return out


def _unpredict(packed):
    """Undoes the byte differences and the split into even and odd halves."""
    a = np.frombuffer(packed, np.uint8).astype(np.int64)
    a[1:] -= 128
    a = (np.cumsum(a) & 255).astype(np.uint8)
    half = (len(a) + 1) // 2
    out = np.empty(len(a), np.uint8)
    out[0::2], out[1::2] = a[:half], a[half:]
    return out.tobytes()
