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
import { firstScreen, hintFirstScreen } from './start/first-screen';
import { showPage } from './start/show-page';
import { startShared } from './start/use-start';

// Never removed: the page needs it until it closes.
watchPage(window, errorReporter);
reportSingletons('shell', { React, i18next: i18n, authStore });

// Fetch the start files and the first screen's code while the page renders.
void startShared();
// The shell's English is bundled, so that the page can explain any failed fetch.
const texts = initI18n({
  namespaces: ['common', 'shell'],
  bundled: { 'en-US': { common: commonTexts, shell: shellTexts } },
});
// Load the first screen's texts in parallel with its code.
void texts.then(() => {
  hintFirstScreen({
    isSignedIn: () => authStore.getState().isAuthenticated,
    language: () => i18n.language,
    subscribe: [authStore.subscribe, (listener) => i18n.on('languageChanged', listener)],
    page: document,
  });
  return i18n.loadNamespaces(firstScreen(authStore.getState().isAuthenticated).texts);
});
const root = document.getElementById('root');
if (root) void showPage(createRoot(root), texts, <App />);
