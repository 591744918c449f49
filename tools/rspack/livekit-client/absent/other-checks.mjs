import { notBuiltIn } from './not-built-in.mjs';

class OtherCheck {
  constructor() {
    notBuiltIn('the checks that pre-join does not run');
  }
}

export {
  OtherCheck as CloudRegionCheck,
  OtherCheck as ConnectionProtocolCheck,
  OtherCheck as PublishAudioCheck,
  OtherCheck as PublishVideoCheck,
  OtherCheck as TURNCheck,
};
