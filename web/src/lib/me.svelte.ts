// Who is sitting at this device.
import { api } from './api';
import type { Me } from './types';

export const me: Me = $state({ name: '', account: false });

export async function meet(): Promise<void> {
  Object.assign(me, await api.me());
}

export async function callMe(name: string): Promise<void> {
  if (name && name !== me.name) Object.assign(me, await api.rename(name));
}
