// Who is sitting at this device.
import { api } from './api';
import type { Me } from './types';

export const me: Me = $state({ name: '', account: false });

export async function meet(signal?: AbortSignal): Promise<void> {
  Object.assign(me, await api.me(signal));
}

// An account keeps its name; at a table its owner may still be called something else.
export async function callMe(name: string): Promise<void> {
  if (name && name !== me.name && !me.account) Object.assign(me, await api.rename(name));
}
