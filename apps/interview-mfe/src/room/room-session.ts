import { isApiError } from '@portal/api-clients';
import type { Stop } from '@portal/clock';
import {
  DEFAULT_RUNTIME_DATA,
  INTERVIEW_END_DISPATCH_MS,
  RUNTIME_DATA_METHOD,
  type Correction,
  type InterviewMessage,
  type RuntimeData,
  type VoiceSettings,
} from '@portal/protocol';
import type { LeaveReason } from '@portal/mfe-contract';
import { RoomDevices } from '../devices/room-devices';
import type { SnapshotStore } from '../store/snapshot-store';
import { BrowserRecognition, type BrowserRecognitionOptions } from './browser-recognition';
import { keepCallLog } from './call-log';
import { Camera } from './camera';
import { closeInterview, type ClosingStep } from './closing';
import { Conversation, type QuestionProgress } from './conversation';
import { InterviewerLink } from './interviewer-link';
import { LevelMeter } from './level-meter';
import { finalMessage, MessagePoster } from './message-poster';
import { Microphone } from './microphone';
import { RemoteVoice } from './remote-voice';
import { RoomEvents } from './room-events';
import { RoomMemory, type WaitingAnswer } from './room-memory';
import type { RoomSessionOptions } from './room-session-options';
import type { RoomSnapshot } from './room-snapshot';
import { connectRecognition, roomStore } from './room-store';
import { JoinError } from './room-transport';
import type { FinalText } from './speech-buffer';
import { VoiceControl } from './voice-control';

export type { RoomSessionOptions };

/**
 * One session in a room. Owns the transport, devices and timers, and stops them when the session
 * ends. The screen reads the session's state from `store`.
 */
export class RoomSession {
  readonly store: SnapshotStore<RoomSnapshot>;
  /** Manages device selection; null if the session was created without devices. */
  readonly devices: RoomDevices | null;
  readonly #options: RoomSessionOptions;
  readonly #conversation: Conversation;
  readonly #poster: MessagePoster;
  readonly #microphone: Microphone;
  readonly #camera: Camera;
  readonly #meter: LevelMeter;
  readonly #voice: RemoteVoice;
  readonly #voiceControl: VoiceControl;
  readonly #memory: RoomMemory;
  readonly #link: InterviewerLink;
  #recognition: BrowserRecognition | null = null;
  #disconnectRecognition: Stop | null = null;
  /** Whether the candidate has given up the browser's recognition. */
  #browserGivenUp = false;
  readonly #events: RoomEvents;
  readonly #stops: Stop[] = [];
  #leaving: Promise<void> | null = null;
  #disposed = false;
  /** Whether the interview and its earlier messages have been loaded. */
  #loaded = false;
  /** Whether to send runtime data as soon as the room's screen is shown. */
  #runtimeDataDue = false;

  constructor(options: RoomSessionOptions) {
    this.#options = options;
    const { transport, backend, clock } = options;
    this.#conversation = new Conversation(clock, {
      onFinal: (final, question, lineId) => this.#handleFinal(final, question, lineId),
      onInterrupted: () => void this.#sendRuntimeData(),
      onRuntimeDataRequested: () => void this.#sendRuntimeData(),
      onEnded: () => this.#handleEnded(),
      onMalformed: () => options.log('data message dropped'),
    });
    this.#poster = new MessagePoster(
      (body) => backend.addMessage(body),
      clock,
      (error) => this.#reportFailure('message not stored', error),
    );
    this.#meter = new LevelMeter(options.analyse, clock, (speaking) =>
      this.#handleUserSpeaking(speaking),
    );
    this.#microphone = new Microphone(
      transport,
      clock,
      (track) => this.#meter.listen(track),
      options.microphonePermission,
    );
    this.#camera = new Camera(options.openMedia);
    this.#voice = new RemoteVoice(options.analyse);
    this.#voiceControl = new VoiceControl({
      transport,
      remote: this.#voice,
      memory: options.voiceMemory ?? null,
      clock,
      log: options.log,
    });
    this.devices = options.devices
      ? new RoomDevices({
          devices: options.devices,
          transport,
          microphone: this.#microphone,
          camera: this.#camera,
          log: options.log,
        })
      : null;
    this.#memory = options.memory ?? new RoomMemory(null, '');
    this.#link = new InterviewerLink({
      transport,
      backend,
      clock,
      memory: this.#memory,
      newId: options.newId,
      onSent: (answer) => this.#handleTyped(answer),
      onLost: () => this.#keepWords(),
      log: options.log,
    });
    const shown = {
      conversation: this.#conversation,
      microphone: this.#microphone,
      camera: this.#camera,
      link: this.#link,
      voiceControl: this.#voiceControl,
    };
    const { store, stop } = roomStore(shown);
    this.store = store;
    if (options.browserRecognition) this.#startRecognition(options.browserRecognition, () => {});
    this.#events = new RoomEvents({
      ...shown,
      transport,
      backend,
      clock,
      store,
      voice: this.#voice,
      devices: this.devices,
      log: options.log,
      onGreeted: () => this.#handleGreeted(),
      onLost: () => this.#handleLost(),
    });
    this.#stops.push(
      keepCallLog(store, this.devices, (notice) => this.#conversation.note(notice)),
      transport.subscribe((event) => this.#events.handle(event)),
      transport.handleRpc(RUNTIME_DATA_METHOD, () => JSON.stringify(this.#runtimeData())),
      stop,
    );
  }

  /** Joins the room. If that fails, `phase` becomes `failed` and nothing is thrown. */
  async connect(url: string, token: string): Promise<void> {
    const { transport, clock } = this.#options;
    this.devices?.start();
    try {
      await transport.connect(url, token);
    } catch (error) {
      if (this.#disposed) return;
      const message = error instanceof Error ? error.message : String(error);
      this.#conversation.handleStatus('disconnected', message);
      const reason = error instanceof JoinError ? error.reason : 'failed';
      this.store.setState({ phase: { name: 'failed', reason } });
      return;
    }
    if (this.#disposed || this.#phase !== 'connecting') return transport.disconnect();
    this.#conversation.start(clock.now());
    this.#microphone.startSync();
    this.store.setState({ phase: { name: 'live' } });
    // Wait until the page has rendered the room, which it does before any timer.
    if (this.#runtimeDataDue) this.#stops.push(clock.after(0, () => void this.#sendRuntimeData()));
    this.#link.start();
    void this.#loadInterview();
  }

  toggleMicrophone(): Promise<void> {
    return this.#microphone.setMuted(!this.store.getState().microphone.muted);
  }

  dismissMicrophoneProblem(): void {
    this.#microphone.dismissProblem();
  }

  toggleCamera(): void {
    if (this.#camera.state.name === 'on') this.#camera.disable();
    else void this.#camera.enable();
  }

  /**
   * Sends a typed answer, or queues it while offline. If sending fails while the room is connected,
   * rejects and adds nothing to the transcript.
   */
  sendTyped(text: string): Promise<void> {
    return this.#link.answers.send(text);
  }

  repeatQuestion(): void {
    this.#link.requests.repeatQuestion();
  }

  setTakeYourTime(on: boolean): void {
    this.#link.requests.setTakeYourTime(on);
  }

  setVoice(part: Partial<VoiceSettings>): void {
    this.#voiceControl.set(part);
  }

  /** Whether the browser could recognize speech, and something else does. */
  get canUseBrowser(): boolean {
    const { browserOffer } = this.#options;
    const { interview } = this.store.getState();
    const using = this.#recognition !== null || this.#browserGivenUp || this.#link.handingOver;
    return browserOffer !== undefined && interview !== null && !using;
  }

  /**
   * Has the browser recognize speech, to which the candidate must have agreed. An interviewer hears
   * in one way from its start to its end, so this one is asked to hand over. It stores what was
   * said, and the next one repeats the question. The browser listens only once the next one is
   * there, so that nothing is heard twice. Later interviews begin with the browser only if it has
   * recognized something.
   */
  useBrowser(): void {
    const { browserOffer, recognitionChoices: choices } = this.#options;
    const { interview } = this.store.getState();
    if (!this.canUseBrowser || !browserOffer || !interview) return;
    choices?.choose('browser');
    this.#link.handOver(() => {
      choices?.keepForInterview('browser');
      this.#startRecognition(browserOffer, () =>
        choices?.keepForLater('browser', interview.language),
      );
    });
  }

  /**
   * Has the servers recognize speech, because the browser can't. The interviewer hands over as for
   * `useBrowser`.
   * @param choice a recognizer that keeps the candidate's voice on the site's machines
   */
  useServer(choice: 'local' | 'built-in'): void {
    const { recognitionChoices: choices } = this.#options;
    const { interview } = this.store.getState();
    if (!this.#recognition || !interview) return;
    this.#recognition.close();
    this.#recognition = null;
    this.#disconnectRecognition?.();
    this.#disconnectRecognition = null;
    this.#browserGivenUp = true;
    this.store.setState({ browserRecognition: null });
    choices?.choose(choice);
    this.#link.handOver(() => {
      choices?.keepForInterview(choice);
      choices?.keepForLater(choice, interview.language);
    });
  }

  /** The unsent text in the answer field, which survives a reload. */
  get draft(): string {
    return this.#memory.value.draft;
  }

  keepDraft(draft: string): void {
    this.#memory.keep({ draft });
  }

  /** Whether the candidate has dismissed the notice that answers are typed, in this interview. */
  get typedOnlyDismissed(): boolean {
    return this.#memory.value.typedOnlyDismissed;
  }

  dismissTypedOnly(): void {
    this.#memory.keep({ typedOnlyDismissed: true });
  }

  /** Sets the audio element that plays the interviewer's speech. Pass null when it unmounts. */
  attachAudio(element: HTMLMediaElement | null): void {
    this.#voice.setElement(element);
  }

  /** Starts audio that the browser blocked. Must be called in a click handler. */
  async startAudio(): Promise<void> {
    await this.#options.transport.startAudio();
    this.store.setState({ playbackBlocked: false });
  }

  /** Returns the interviewer's current audio level, 0–1. */
  interviewerLevel(): number {
    return this.#voice.level();
  }

  clearTranscript(): void {
    this.#conversation.clear();
  }

  /**
   * Saves the candidate's corrections of what was misheard in a stored message, and shows them. The
   * interviewer goes on with what it heard. If the message has other words by now, shows those.
   * @throws ApiError if they couldn't be saved
   */
  async correct(messageId: string, corrections: readonly Correction[]): Promise<InterviewMessage> {
    const { backend, log } = this.#options;
    try {
      const corrected = await backend.correctMessage(messageId, corrections);
      this.#conversation.handleCorrected(corrected);
      return corrected;
    } catch (error) {
      if (isApiError(error) && error.code === 'conflict')
        await backend.loadMessages().then(
          (messages) => this.#conversation.restore(messages),
          (reason: unknown) => log('messages not loaded', reason),
        );
      throw error;
    }
  }

  /**
   * Leaves the room and completes the interview on the servers. If a required step fails, the
   * reason becomes `error`, and the host redirects to the root path (§2.56). Repeated calls return
   * the same promise.
   */
  leave(reason: LeaveReason): Promise<void> {
    this.#leaving ??= this.#leave(reason);
    return this.#leaving;
  }

  /** Dismisses the alert that says that the interview has ended. */
  dismissEnd(): void {
    if (this.store.getState().end === 'announced') this.store.setState({ end: 'dismissed' });
  }

  /** Resolves when the alert about the end is not, or no longer, open. */
  endDismissed(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.store.getState().end === 'announced') return;
        stop();
        resolve();
      };
      const stop = this.store.subscribe(check);
      check();
    });
  }

  /**
   * Releases everything without ending the interview, for example when the page closes. If the
   * interviewer has ended it, leaves it now: the clean-up is due anyway (§4.42).
   */
  dispose(): void {
    if (this.#disposed) return;
    if (this.#phase === 'completed') return void this.leave('completed');
    this.#disposed = true;
    this.#release();
    this.#poster.close();
    void this.#options.transport
      .disconnect()
      .catch((error: unknown) => this.#options.log('disconnect failed', error));
    for (const stop of this.#stops.splice(0)) stop();
  }

  get #phase(): RoomSnapshot['phase']['name'] {
    return this.store.getState().phase.name;
  }

  async #leave(reason: LeaveReason): Promise<void> {
    const { backend, clock, transport, storeTicket, log } = this.#options;
    this.store.setState({ phase: { name: 'leaving', reason } });
    // Add the unsent answers to the transcript, because they still belong to the interview.
    for (const answer of this.#link.answers.takeWaiting()) this.#handleTyped(answer);
    this.#conversation.keepCurrentWords();
    this.#memory.clear();
    let failed = true;
    try {
      failed = await closeInterview({
        backend,
        clock,
        storeTicket,
        release: () => this.#release(),
        flush: () => this.#poster.flush(),
        disconnect: () => transport.disconnect(),
        onFailed: (step, error) => this.#handleStepFailed(step, error),
      });
      this.#poster.close();
      for (const stop of this.#stops.splice(0)) stop();
    } catch (error) {
      log('leaving failed', error);
    }
    this.store.setState({ phase: { name: 'left', reason: failed ? 'error' : reason } });
  }

  /** Stops the camera and microphone tracks, the timers and the audio analysis (§4.43–4.45). */
  #release(): void {
    this.#link.stop();
    this.#events.stop();
    this.devices?.stop();
    this.#recognition?.close();
    this.#camera.disable();
    this.#microphone.stopSync();
    this.#options.transport.stopLocalTracks();
    this.#meter.close();
    this.#voiceControl.close();
    this.#voice.close();
  }

  /** Loads the interview and its earlier messages again, after that has failed. */
  reloadInterview(): void {
    void this.#loadInterview();
  }

  async #loadInterview(): Promise<void> {
    const { backend, clock, log } = this.#options;
    this.store.setState({ loadError: null });
    try {
      const [interview, messages] = await Promise.all([
        backend.loadInterview(),
        backend.loadMessages(),
      ]);
      if (this.#disposed) return;
      // If there are messages, the interview was resumed, so it started before this page joined.
      if (messages.length > 0 && interview.startedAt !== null)
        this.#conversation.start(Math.min(clock.now(), Date.parse(interview.startedAt)));
      this.#conversation.restore(messages);
      this.#loaded = true;
      this.store.setState({ interview });
    } catch (error) {
      log('interview not loaded', error);
      if (!this.#disposed) this.store.setState({ loadError: error });
    }
  }

  #handleGreeted(): void {
    this.#voiceControl.tell();
    this.#keepWords();
    if (this.#loaded) void this.#loadInterview();
  }

  /**
   * Adds the candidate's current words to the transcript, because a new or returning interviewer
   * has not received them.
   */
  #keepWords(): void {
    if (this.#recognition) this.#recognition.keep();
    else this.#conversation.handleInterviewerGone();
  }

  /** Ends the session on this page because the room can't be rejoined. */
  #handleLost(): void {
    this.#release();
    this.store.setState({ phase: { name: 'lost' }, connection: 'disconnected' });
  }

  #handleUserSpeaking(userSpeaking: boolean): void {
    this.store.setState({ userSpeaking });
    if (userSpeaking) void this.#sendRuntimeData();
  }

  #handleTyped({ text, segmentId }: WaitingAnswer): void {
    this.#recognition?.drop();
    this.#conversation.addTyped(text, segmentId);
  }

  /** @param onFirstWords called when the browser has recognized its first words */
  #startRecognition(options: BrowserRecognitionOptions, onFirstWords: () => void): void {
    let first = true;
    const show = (text: string, segmentId: string) => {
      if (first) onFirstWords();
      first = false;
      this.#conversation.showRecognized(text, segmentId);
    };
    const { transport, clock, newId } = this.#options;
    const recognition = new BrowserRecognition({
      ...options,
      clock,
      newId,
      send: (message) => transport.send(message),
      microphoneTrack: () => transport.microphoneTrack(),
      show,
      keep: (text, segmentId) => this.#conversation.addRecognized(text, segmentId),
    });
    this.#recognition = recognition;
    this.#disconnectRecognition = connectRecognition(this.store, recognition);
    this.#stops.push(() => this.#disconnectRecognition?.());
  }

  #handleFinal(final: FinalText, question: QuestionProgress | null, lineId: string): void {
    if (final.side === 'user') this.#recognition?.confirm(final.segmentId, final.text);
    this.#poster.add(
      finalMessage(final, question, () => this.#options.newId()),
      (message) => this.#conversation.handleStored(lineId, message),
    );
  }

  /** §4.42: Enters the `completed` phase, which shows an alert, and leaves two seconds later. */
  #handleEnded(): void {
    if (this.#phase !== 'live') return;
    this.store.setState({ phase: { name: 'completed' }, end: 'announced' });
    this.#stops.push(
      this.#options.clock.after(INTERVIEW_END_DISPATCH_MS, () => void this.leave('completed')),
    );
  }

  #runtimeData(): RuntimeData {
    return this.#options.runtimeData?.() ?? DEFAULT_RUNTIME_DATA;
  }

  async #sendRuntimeData(): Promise<void> {
    const { backend } = this.#options;
    // The interviewer may ask before this page has finished joining, when there is no screen yet.
    if (this.#phase === 'connecting') {
      this.#runtimeDataDue = true;
      return;
    }
    try {
      await backend.sendRuntimeData(this.#runtimeData());
    } catch (error) {
      this.#reportFailure('runtime data not sent', error);
    }
  }

  /** Logs a failed server request and shows it on the System tab. */
  #reportFailure(event: string, error: unknown): void {
    this.#options.log(event, error);
    this.#conversation.noteFailure(error);
  }

  #handleStepFailed(step: ClosingStep, error: unknown): void {
    if (step === 'report-ticket') this.store.setState({ reportMissing: true });
    if (step !== 'complete' && step !== 'analyze')
      return this.#options.log(`leaving: ${step} failed`, error);
    this.#reportFailure(`leaving: ${step} failed`, error);
    this.store.setState({ leaveError: this.store.getState().leaveError ?? error });
  }
}
