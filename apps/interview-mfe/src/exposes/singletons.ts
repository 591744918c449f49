import { authStore } from '@portal/auth-store';
import { i18n } from '@portal/i18n';
import { reportSingletons } from '@portal/mfe-contract';
import * as React from 'react';

// A page must contain only one instance of each of these. A test checks that all builds share them.
reportSingletons('interview', { React, i18next: i18n, authStore });
