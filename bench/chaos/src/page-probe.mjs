/* global RTCDataChannel, AudioContext, navigator, MediaStream, atob, TextDecoder, AudioBufferSourceNode, Event */
/**
 * Runs in the page before the page's own scripts. Records data-channel messages, delivers them late
 * or twice on request, and replaces the microphone with a Web Audio source that can be unplugged.
 */
export function probePage() {
  const START = '{"type":"';
  /** Delay of a final transcript in `late` mode (ms). */
  const LATE_MS = 10_000;
  const chaos = { received: [], mode: 'normal', tracks: [] };
  globalThis.chaos = chaos;

  /** Returns the JSON message inside a LiveKit packet, or null if there is none. */
  function read(data) {
    if (!(data instanceof ArrayBuffer) && !ArrayBuffer.isView(data)) return null;
    const text = new TextDecoder().decode(data);
    const start = text.indexOf(START);
    if (start < 0) return null;
    for (let end = text.indexOf('}', start); end >= 0; end = text.indexOf('}', end + 1)) {
      try {
        return JSON.parse(text.slice(start, end + 1));
      } catch {
        // Not valid JSON yet: try the next closing brace.
      }
    }
    return null;
  }

  function gate(event, deliver) {
    const message = read(event.data);
    if (message === null) return deliver();
    if (chaos.mode === 'late' && message.data?.is_final) {
      chaos.mode = 'normal';
      setTimeout(() => gate(event, deliver), LATE_MS);
      return undefined;
    }
    if (message.type !== 'keepalive') chaos.received.push({ at: Date.now(), message });
    else chaos.aliveAt = Date.now();
    deliver();
    return chaos.mode === 'twice' ? deliver() : undefined;
  }

  const { prototype } = RTCDataChannel;
  const native = Object.getOwnPropertyDescriptor(prototype, 'onmessage');
  Object.defineProperty(prototype, 'onmessage', {
    configurable: true,
    get() {
      return native.get.call(this);
    },
    set(handler) {
      native.set.call(this, handler && ((event) => gate(event, () => handler.call(this, event))));
    },
  });
  const send = prototype.send;
  prototype.send = function sendAsTold(data) {
    send.call(this, data);
    if (chaos.mode === 'twice' && read(data)) send.call(this, data);
  };

  let context;
  let destination;
  const open = () => {
    context ??= new AudioContext();
    destination ??= context.createMediaStreamDestination();
  };
  navigator.mediaDevices.getUserMedia = async () => {
    open();
    const tracks = destination.stream.getAudioTracks().map((track) => track.clone());
    chaos.tracks.push(...tracks);
    return new MediaStream(tracks);
  };
  /** Plays a sound file (base64) into the microphone and resolves when it ends. */
  chaos.speak = async (base64) => {
    open();
    await context.resume();
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const source = new AudioBufferSourceNode(context, {
      buffer: await context.decodeAudioData(bytes.buffer),
    });
    source.connect(destination);
    await new Promise((resolve) => {
      source.onended = resolve;
      source.start();
    });
  };
  chaos.pullOutMicrophone = () => {
    for (const track of chaos.tracks.splice(0).filter(({ readyState }) => readyState === 'live')) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  };
}
