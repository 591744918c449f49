import { accounting } from './accounting';
import { agriculture } from './agriculture';
import { aviation } from './aviation';
import { banking } from './banking';
import { beauty } from './beauty';
import { civil } from './civil';
import { construction } from './construction';
import { cooking } from './cooking';
import { customerService } from './customer-service';
import { data } from './data';
import { design } from './design';
import { driving } from './driving';
import { electrical } from './electrical';
import { general } from './general';
import { guarding } from './guarding';
import { hospitality } from './hospitality';
import { humanResources } from './human-resources';
import { infrastructure } from './infrastructure';
import { insurance } from './insurance';
import { languages } from './languages';
import { law } from './law';
import { logistics } from './logistics';
import { manufacturing } from './manufacturing';
import { marketing } from './marketing';
import { mechanical } from './mechanical';
import { media } from './media';
import { medicine } from './medicine';
import { nursing } from './nursing';
import { oilAndGas } from './oil-and-gas';
import { pharmacy } from './pharmacy';
import { projectManagement } from './project-management';
import { publicAdministration } from './public-administration';
import { quality } from './quality';
import { realEstate } from './real-estate';
import { retail } from './retail';
import { sales } from './sales';
import { science } from './science';
import { socialWork } from './social-work';
import { software } from './software';
import { teaching } from './teaching';
import { translation } from './translation';

/** All trades whose words are known. */
export const TRADES = {
  accounting,
  agriculture,
  aviation,
  banking,
  beauty,
  civil,
  construction,
  cooking,
  customerService,
  data,
  design,
  driving,
  electrical,
  general,
  guarding,
  hospitality,
  humanResources,
  infrastructure,
  insurance,
  languages,
  law,
  logistics,
  manufacturing,
  marketing,
  mechanical,
  media,
  medicine,
  nursing,
  oilAndGas,
  pharmacy,
  projectManagement,
  publicAdministration,
  quality,
  realEstate,
  retail,
  sales,
  science,
  socialWork,
  software,
  teaching,
  translation,
} as const;
