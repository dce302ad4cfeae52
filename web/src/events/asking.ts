/** Requests about events. They are asked at the server alone. */
import type { EventList, EventNews, EventOpened, Opened, OpenEvent } from '../protocol';
import { askServer } from '../shell/api';

const get = <Answer>(path: string): Promise<Answer> => askServer<Answer>({ verb: 'GET', path });
const post = <Answer>(path: string, body: object = {}): Promise<Answer> =>
  askServer<Answer>({ verb: 'POST', path, body });
const of = (event: string, act: string): string => `/api/events/${event}/${act}`;

export const asking = {
  mine: () => get<EventList>('/api/events'),
  open: (body: OpenEvent) => post<EventOpened>('/api/events', body),
  /** Where an event stands; all of it, unless that has this tag. */
  news: (event: string, tag: string) => get<EventNews>(tag ? of(event, `since/${tag}`) : `/api/events/${event}`),
  join: (event: string) => post<EventNews>(of(event, 'join')),
  draw: (event: string) => post<Opened>(of(event, 'draw')),
  start: (event: string) => post<EventNews>(of(event, 'start')),
  prolong: (event: string, seconds: number) => post<EventNews>(of(event, 'prolong'), { seconds }),
  close: (event: string) => post<EventNews>(of(event, 'close')),
  remove: (event: string, who: string, isOut: boolean) => post<EventNews>(of(event, 'remove'), { who, is_out: isOut }),
  records: (event: string) => of(event, 'records'),
};
