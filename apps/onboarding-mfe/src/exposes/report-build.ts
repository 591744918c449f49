import { authStore } from '@portal/auth-store';
import { i18n } from '@portal/i18n';
import { reportSingletons } from '@portal/mfe-contract';
import React from 'react';

reportSingletons('onboarding', { React, i18next: i18n, authStore });
