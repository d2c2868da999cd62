// SPDX-License-Identifier: MIT
// What the page carries in packed form; see Bytes and tape.hpp for what writes it.

async function unpacked(id) {
  const letters = atob(document.getElementById(id).textContent);
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

class Bytes {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
    this.words = [];
  }
  get ended() { return this.at >= this.bytes.length; }
  number() {
    let value = 0, scale = 1, byte;
    do {
      byte = this.bytes[this.at++];
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte & 128);
    return value;
  }
  integer() {
    const value = this.number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }
  word() {
    const number = this.number();
    if (number === this.words.length) {
      const size = this.number();
      this.words.push(new TextDecoder().decode(this.bytes.subarray(this.at, this.at += size)));
    }
    return this.words[number];
  }
  list(read) { return Array.from({ length: this.number() }, read); }
}
