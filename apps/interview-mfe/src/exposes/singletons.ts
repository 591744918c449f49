import { authStore } from '@portal/auth-store';
import { i18n } from '@portal/i18n';
import { reportSingletons } from '@portal/mfe-contract';
import * as React from 'react';

// One of each on the page is what sharing promises; a test compares them across the builds.
reportSingletons('interview', { React, i18next: i18n, authStore });
