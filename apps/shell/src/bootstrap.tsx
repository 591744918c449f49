import '@portal/protocol/without-eval';
import { i18n, initI18n } from '@portal/i18n';
import commonTexts from '@portal/i18n/locales/en-US/common.json' with { type: 'json' };
import shellTexts from '@portal/i18n/locales/en-US/shell.json' with { type: 'json' };
import { reportSingletons } from '@portal/mfe-contract';
import '@portal/ui/styles.css';
import { authStore } from '@portal/auth-store';
import React from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { errorReporter } from './errors/page-reporter';
import { watchPage } from './errors/watch-page';
import { hintFirstScreen, ownFirstScreen } from './start/first-screen';
import { showPage } from './start/show-page';
import { startShared } from './start/use-start';

// Ignore the returned function, which stops reporting: errors are reported until the page closes.
watchPage(window, errorReporter);
reportSingletons('shell', { React, i18next: i18n, authStore });

// Fetch the configuration, the list of remotes and the first screen's code while the page renders.
void startShared();
// The shell's English strings are bundled, so that the page can show an error message even if
// nothing can be fetched.
const texts = initI18n({
  namespaces: ['common', 'shell'],
  bundled: { 'en-US': { common: commonTexts, shell: shellTexts } },
});
void texts.then(() => {
  hintFirstScreen({
    isSignedIn: () => authStore.getState().isAuthenticated,
    language: () => i18n.language,
    subscribe: [authStore.subscribe, (listener) => i18n.on('languageChanged', listener)],
    page: document,
  });
  // Load the first screen's translations at the same time as its code.
  return i18n.loadNamespaces(ownFirstScreen().texts);
});
const root = document.getElementById('root');
if (root) void showPage(createRoot(root), texts, <App />);
