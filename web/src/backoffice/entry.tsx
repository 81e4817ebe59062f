import '@/shared/styles/base.css';
import './styles/base-parts.css';
import './styles/frame.css';
import './styles/controls.css';
import './styles/tables.css';
import './styles/panels.css';
import './styles/dialogs.css';
import './styles/sign-in.css';
import './styles/screens.css';
import './styles/reports.css';
import './styles/print.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followTyping } from '@/shared/state/scripts';
import { whenShut } from './api/client';
import { createCache } from './api/query';
import { App } from './app';
import { startKeyboard } from './keyboard/use-shortcuts';
import { knockAt, untilOpen } from './sign-in/door';

whenShut(knockAt, untilOpen);
followTyping();
startKeyboard();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={createCache()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);

document.documentElement.dataset.hydrated = '';
