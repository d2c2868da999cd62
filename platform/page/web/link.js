// SPDX-License-Identifier: MIT
// A connection to the host that this page came from; see docs/reference/protocol.md.

const patience = 2000;  // milliseconds before a lost connection is tried again

class Link {
  /// `onNews` hears what comes unasked; `onLost` and `onBack` when the connection goes and comes.
  constructor(language, { onNews, onLost, onBack }) {
    Object.assign(this, { language, onNews, onLost, onBack, asked: 0, waiting: new Map(), closed: false });
    this.connect();
  }
  connect() {
    this.ready = new Promise((resolve, reject) => {
      const socket = this.socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/");
      socket.onmessage = event => this.hear(JSON.parse(event.data));
      socket.onopen = () => this.send({ type: "hello", protocol: 1, client: "page", language: this.language }).then(resolve, reject);
      socket.onclose = () => {
        for (const { reject: fail } of this.waiting.values()) fail(new Error("lost"));
        this.waiting.clear();
        reject(new Error("lost"));
        if (this.closed) return;
        this.onLost();
        setTimeout(() => { if (!this.closed) { this.connect(); this.ready.then(this.onBack, () => {}); } }, patience);
      };
    });
    this.ready.catch(() => {});
  }
  close() {
    this.closed = true;
    // A browser complains of a connection that is closed before it is open.
    if (this.socket.readyState === WebSocket.CONNECTING) this.socket.onopen = () => this.socket.close();
    else this.socket.close();
  }
  hear(message) {
    const waiting = this.waiting.get(message.re);
    if (!waiting) return this.onNews(message);
    this.waiting.delete(message.re);
    if (message.type === "error") waiting.reject(Object.assign(new Error(message.say), { code: message.code }));
    else waiting.resolve(message);
  }
  send(message) {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      // What is sent to a connection that is lost would never be answered.
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new Error("lost"));
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }
  async ask(message) {
    await this.ready;
    if (this.closed) throw new Error("lost");
    return this.send(message);
  }
}

/// A JSON Merge Patch (RFC 7396) applied; what does not change is shared.
function patched(target, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const whole = target !== null && typeof target === "object" && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch))
    if (value === null) delete whole[key];
    else whole[key] = patched(whole[key], value);
  return whole;
}
