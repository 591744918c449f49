import { notBuiltIn } from './not-built-in.mjs';

/** Data tracks of others: nobody subscribes to one, so what the room hears of them is of no use. Data messages go another way. */
export default class IncomingDataTrackManager {
  on() {
    return this;
  }

  updateE2eeManager() {}
  receivedSfuSubscriberHandles() {}
  async packetReceived() {}
  async receiveSfuPublicationUpdates() {}
  resendSubscriptionUpdates() {}
  handleRemoteParticipantDisconnected() {}
  reset() {}

  openSubscriptionStream() {
    return notBuiltIn('data tracks');
  }

  setPipelineOptions() {
    notBuiltIn('data tracks');
  }
}
