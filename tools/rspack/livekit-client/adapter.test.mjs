import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { BROWSERS } from '../browser.mjs';

const { adapterFactory } = createRequire(import.meta.url)('webrtc-adapter/dist/adapter_factory.js');

const METHODS = [
  'addTrack',
  'removeTrack',
  'getSenders',
  'getReceivers',
  'getTransceivers',
  'addTransceiver',
  'createOffer',
  'createAnswer',
  'setLocalDescription',
  'setRemoteDescription',
  'addIceCandidate',
  'getStats',
  'getConfiguration',
  'createDataChannel',
  'addEventListener',
  'removeEventListener',
];
const ATTRIBUTES = [
  'connectionState',
  'onconnectionstatechange',
  'onicecandidate',
  'ondatachannel',
  'ontrack',
  'sctp',
];

/** An interface of the browser: a class with these members. */
function interfaceOf(...members) {
  class Native {}
  for (const member of members)
    Object.defineProperty(Native.prototype, member, {
      value() {},
      writable: true,
      configurable: true,
      enumerable: true,
    });
  return Native;
}

/** A browser that implements WebRTC 1.0, and what is its own. */
const browser = ({ navigator, legacy = [], candidate = [] }) => ({
  RTCPeerConnection: interfaceOf(...METHODS, ...ATTRIBUTES, ...legacy),
  RTCRtpSender: interfaceOf('getStats', 'getParameters', 'setParameters', 'dtmf'),
  RTCRtpReceiver: interfaceOf('getStats'),
  RTCRtpTransceiver: interfaceOf('currentDirection'),
  RTCTrackEvent: interfaceOf('receiver', 'transceiver'),
  RTCIceCandidate: interfaceOf('candidate', ...candidate),
  RTCDataChannel: interfaceOf('send'),
  MediaStream: interfaceOf(),
  AudioContext: interfaceOf(),
  MediaStreamTrack: interfaceOf('getSettings', 'applyConstraints'),
  isSecureContext: true,
  navigator: {
    ...navigator,
    mediaDevices: {
      getUserMedia() {},
      getDisplayMedia() {},
      enumerateDevices() {},
      getSupportedConstraints: () => ({ autoGainControl: true }),
    },
  },
});

const members = (window) =>
  new Map([
    ...Object.keys(window)
      .filter((name) => typeof window[name] === 'function')
      .map((name) => [name, window[name]]),
    ...Object.entries(Object.getOwnPropertyDescriptors(window.RTCPeerConnection.prototype)).map(
      ([name, { value, get }]) => [`pc.${name}`, value ?? get],
    ),
    ...Object.entries(window.navigator.mediaDevices).map(([name, value]) => [
      `mediaDevices.${name}`,
      value,
    ]),
    ...Object.entries(window.navigator)
      .filter(([, value]) => typeof value === 'function')
      .map(([name, value]) => [`navigator.${name}`, value]),
  ]);

/** What the adapter replaces or adds in a browser. */
function changedIn(window) {
  const before = members(window);
  adapterFactory({ window });
  return [...members(window)]
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name]) => name)
    .sort();
}

const LEGACY_STREAMS = ['pc.addStream', 'pc.addTrack', 'pc.getLocalStreams', 'pc.removeStream'];
/** Wraps an event of the connection, as long as somebody listens to that one. */
const wraps = (event) => ['pc.addEventListener', `pc.on${event}`, 'pc.removeEventListener'];
const TOO_LARGE = ['pc.createDataChannel', ...wraps('datachannel')];
const sorted = (...names) => [...new Set(names.flat())].sort();

test('these are the oldest browsers that docs/adr/0017 looked at', () =>
  assert.deepEqual(BROWSERS, ['chrome >= 123', 'edge >= 123', 'firefox >= 121', 'safari >= 17.5']));

test('in Chrome and Edge the adapter keeps streams of the past, and words the error for a message that is too large', () => {
  const chrome = browser({
    navigator: {
      userAgent: 'Chrome/123.0.0.0',
      userAgentData: { brands: [{ brand: 'Chromium', version: '123' }] },
    },
    legacy: ['addStream', 'removeStream', 'getLocalStreams', 'getRemoteStreams', 'onaddstream'],
    candidate: ['foundation', 'relayProtocol'],
  });
  assert.deepEqual(changedIn(chrome), sorted(LEGACY_STREAMS, 'pc.removeTrack', TOO_LARGE));
});

test('in Firefox it adds fields to candidates, statistics of a closed connection and calls of the past', () => {
  const firefox = browser({
    navigator: {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0',
      mozGetUserMedia() {},
    },
    legacy: ['addStream', 'getLocalStreams', 'getRemoteStreams', 'onaddstream'],
  });
  assert.deepEqual(
    changedIn(firefox),
    sorted(
      'RTCIceCandidate',
      wraps('icecandidate'),
      'navigator.getUserMedia',
      'pc.getStats',
      'pc.removeStream',
    ),
  );
});

test('in Safari it adds callbacks, streams and options of the past, and what Chrome gets', () => {
  const safari = browser({
    navigator: {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    },
    candidate: ['foundation'],
  });
  const callbacks = [
    'createOffer',
    'createAnswer',
    'setLocalDescription',
    'setRemoteDescription',
    'addIceCandidate',
  ].map((name) => `pc.${name}`);
  assert.deepEqual(
    changedIn(safari),
    sorted(
      LEGACY_STREAMS,
      TOO_LARGE,
      callbacks,
      wraps('icecandidate'),
      'RTCPeerConnection',
      'mediaDevices.getUserMedia',
      'navigator.getUserMedia',
      'pc.getRemoteStreams',
      'pc.onaddstream',
    ),
  );
});
