import { authStore } from '@portal/auth-store';
import { i18n } from '@portal/i18n';
import { reportSingletons } from '@portal/mfe-contract';
import * as React from 'react';

// Sharing must give one instance of each per page; a test compares them across builds.
reportSingletons('interview', { React, i18next: i18n, authStore });
