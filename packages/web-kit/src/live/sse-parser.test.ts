import { createSseParser } from './sse-parser.ts';

const parse = (...chunks: string[]) => {
  const parser = createSseParser();
  return { messages: chunks.flatMap((chunk) => parser.push(chunk)), parser };
};

describe('parsing a stream of server-sent events', () => {
  it('When a message is complete, then it is delivered with its id and event', () => {
    const { messages } = parse('id: 7\nevent: reset\ndata: {"a":1}\n\n');
    expect(messages).toEqual([{ event: 'reset', data: '{"a":1}', id: '7' }]);
  });

  it('When chunks cut lines anywhere, then the messages are the same as in one piece', () => {
    const text = 'id: 1\ndata: uno\ndata: dos\n\n: heartbeat\n\nid: 2\r\ndata: tres\r\n\r\ndata: cuatro\n\n';
    const whole = parse(text).messages;
    expect(whole.map(({ data, id }) => [data, id])).toEqual([
      ['uno\ndos', '1'],
      ['tres', '2'],
      ['cuatro', '2'],
    ]);
    for (let cut = 1; cut < text.length; cut += 1) {
      expect(parse(text.slice(0, cut), text.slice(cut)).messages).toEqual(whole);
    }
    expect(parse(...text).messages).toEqual(whole);
  });

  it('When only comments and blank lines arrive, then nothing is delivered', () => {
    expect(parse(': ok\n\n\n: still here\n\n').messages).toEqual([]);
  });

  it('When the server asks for a pause, then it is known in milliseconds', () => {
    expect(parse('retry: 2500\n\n').parser.retry).toBe(2500);
    expect(parse('retry: soon\n\n').parser.retry).toBeUndefined();
  });
});
