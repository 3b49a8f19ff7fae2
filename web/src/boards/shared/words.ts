// What boards need to put things into words.
import type { BoardProps } from '../types';

export type Say = BoardProps['say'];

export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
