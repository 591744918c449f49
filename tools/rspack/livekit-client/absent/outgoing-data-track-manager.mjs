/** Data tracks of our own: none is published, as `local-data-track.mjs` cannot be made. */
export default class OutgoingDataTrackManager {
  on() {
    return this;
  }

  updateE2eeManager() {}
  handlePacketSendComplete() {}
  receivedSfuPublishResponse() {}
  receivedSfuUnpublishResponse() {}
  sfuWillRepublishTracks() {}
  async reset() {}

  queryPublished() {
    return [];
  }
}
