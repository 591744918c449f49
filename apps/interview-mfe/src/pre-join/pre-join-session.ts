import type { Clock } from '@portal/clock';
import type { DeviceChange, Devices } from '../devices/devices';
import { mediaProblemOf, type MediaProblem } from '../devices/media-problem';
import type { OpenMedia } from '../devices/open-media';
import { Camera } from '../room/camera';
import type { AnalyseTrack } from '../room/level-meter';
import { createSnapshotStore } from '../store/snapshot-store';
import { chime } from './chime';
import { ConnectionTest, type ConnectionTestOptions } from './connection-test';
import { EchoTest } from './echo-test';
import { MicrophoneCheck } from './microphone-check';
import type { PlaySound } from './playback';
import type { StartRecording } from './recorder';
import { RecognitionCheck, type RecognitionCheckOptions } from './recognition/recognition-check';
import { SpeakerTest } from './speaker-test';

export interface PreJoinOptions {
  devices: Devices;
  openMedia: OpenMedia;
  analyse: AnalyseTrack;
  clock: Clock;
  record: StartRecording;
  play: PlaySound;
  connection: Pick<ConnectionTestOptions, 'openRoom' | 'runStage'>;
  /** Null if it is not known how the interview will hear the candidate. */
  recognition: Omit<RecognitionCheckOptions, 'clock'> | null;
  /**
   * Whether the user has already granted microphone permission. If so, the microphone is opened
   * immediately.
   */
  microphonePermitted(): Promise<boolean>;
}

export interface PreJoinNews {
  /**
   * Set when a chosen device is unplugged or plugged in again; null if there is nothing to report.
   */
  change: DeviceChange | null;
  cameraProblem: MediaProblem | null;
}

/**
 * One visit to the pre-join screen. It owns the microphone, the camera, the sounds and the tests,
 * and stops them all when the visit ends.
 */
export class PreJoinSession {
  readonly news = createSnapshotStore<PreJoinNews>({ change: null, cameraProblem: null });
  readonly devices: Devices;
  readonly microphone: MicrophoneCheck;
  readonly echo: EchoTest;
  readonly camera: Camera;
  readonly speaker: SpeakerTest;
  readonly connection: ConnectionTest;
  readonly recognition: RecognitionCheck | null;
  readonly #permitted: () => Promise<boolean>;
  #stops: (() => void)[] = [];

  constructor({
    devices,
    openMedia,
    analyse,
    clock,
    record,
    play,
    connection,
    recognition,
    microphonePermitted,
  }: PreJoinOptions) {
    this.devices = devices;
    this.microphone = new MicrophoneCheck(openMedia, analyse, clock);
    this.echo = new EchoTest(record, play, clock);
    this.camera = new Camera((constraints) => this.#openCamera(openMedia, constraints));
    this.speaker = new SpeakerTest(play, chime);
    this.connection = new ConnectionTest({ ...connection, clock });
    this.recognition = recognition && new RecognitionCheck({ ...recognition, clock });
    this.#permitted = microphonePermitted;
  }

  /** Whether the candidate will speak the answers, as far as it is known. */
  get spoken(): boolean {
    return this.recognition?.spoken ?? true;
  }

  start(): void {
    this.#stops = [
      this.devices.subscribe((change) => this.#handleDevice(change)),
      this.devices.store.subscribe(() => this.#handlePlugged()),
      this.recognition?.store.subscribe(() => this.#handleRecognition()) ?? (() => undefined),
    ];
    void this.connection.start();
    void this.#openPermitted();
  }

  openMicrophone(): Promise<void> {
    return this.microphone.open();
  }

  startEcho(): void {
    const { state } = this.microphone;
    this.recognition?.stop();
    if (state.name === 'open')
      this.echo.start(state.stream, () => this.devices.chosenId('speaker'));
  }

  /** Checks the speech recognition, after opening the microphone if it isn't open yet. */
  async checkRecognition(): Promise<void> {
    this.echo.stop();
    if (this.microphone.state.name !== 'open') await this.microphone.open();
    const { state } = this.microphone;
    const [track] = state.name === 'open' ? state.stream.getAudioTracks() : [];
    if (this.#stops.length > 0) this.recognition?.start(track ?? null);
  }

  toggleCamera(): void {
    if (this.camera.state.name === 'on') this.camera.disable();
    else void this.camera.enable();
  }

  testSpeaker(): Promise<void> {
    return this.speaker.start(this.devices.chosenId('speaker'));
  }

  dismissNews(): void {
    this.news.setState({ change: null });
  }

  /** Turns off every device and stops the sounds and tests that are running. */
  dispose(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.devices.stop();
    this.echo.stop();
    this.speaker.stop();
    this.connection.stop();
    this.recognition?.stop();
    this.camera.disable();
    this.microphone.close();
  }

  async #openPermitted(): Promise<void> {
    await this.devices.start();
    const permitted = await this.#permitted();
    if (
      permitted &&
      this.spoken &&
      this.#stops.length > 0 &&
      this.microphone.state.name === 'closed'
    )
      await this.microphone.open();
  }

  async #openCamera(open: OpenMedia, constraints: MediaStreamConstraints): Promise<MediaStream> {
    this.news.setState({ cameraProblem: null });
    try {
      return await open(constraints);
    } catch (error) {
      this.news.setState({ cameraProblem: mediaProblemOf(error) });
      throw error;
    }
  }

  /**
   * Switches to the new device if the old one is on, and resets the tests that used the old one.
   */
  #handleDevice(change: DeviceChange): void {
    this.news.setState({ change: change.reason === 'chosen' ? null : change });
    switch (change.kind) {
      case 'microphone':
        this.echo.stop();
        this.recognition?.stop();
        if (this.microphone.state.name !== 'closed' && !this.#isOpen(change))
          void this.microphone.open();
        return;
      case 'camera':
        if (this.camera.state.name === 'off') return;
        this.camera.disable();
        return void this.camera.enable();
      case 'speaker':
        this.speaker.stop();
    }
  }

  /** Closes the microphone once typing was chosen, because nothing listens any more. */
  #handleRecognition(): void {
    if (this.spoken) return;
    this.echo.stop();
    this.microphone.close();
  }

  /** If opening failed because there was no device, opens one that has since been plugged in. */
  #handlePlugged(): void {
    const { devices } = this.devices.store.getState();
    const { state } = this.microphone;
    if (state.name === 'failed' && state.problem === 'missing' && devices.microphone.length > 0)
      void this.microphone.open();
    if (
      this.camera.state.name === 'failed' &&
      this.news.getState().cameraProblem === 'missing' &&
      devices.camera.length > 0
    )
      void this.camera.enable();
  }

  /**
   * Whether the chosen microphone is already open. Device labels are hidden until a device has been
   * opened, so the stored choice may turn out to be the open device.
   */
  #isOpen({ device }: DeviceChange): boolean {
    const { state } = this.microphone;
    return device !== null && state.name === 'open' && state.label === device.label;
  }
}
