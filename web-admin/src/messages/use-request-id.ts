import { useRef } from 'react';

/** Gives what a form sends an id of its own: the same for the same content, which sent again is the same message. */
export function useRequestId() {
  const last = useRef({ content: '', requestId: '' });
  return <Sent extends object>(sent: Sent): Sent & { requestId: string } => {
    const content = JSON.stringify(sent);
    if (last.current.content !== content) last.current = { content, requestId: crypto.randomUUID() };
    return { ...sent, requestId: last.current.requestId };
  };
}
