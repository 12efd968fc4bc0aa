import { createContext } from 'react-router';
import type { Platform } from './platform.ts';

/** What the loaders of the server-rendered pages stand on. */
export const platformContext = createContext<Platform>();
