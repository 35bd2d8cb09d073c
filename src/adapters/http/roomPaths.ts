/** The calls about contests and tests, below `/{product}/v1`. All assumed by us: the spec links to the lobby, but names no call for it. */
export const roomPaths = {
  rooms: 'rooms',
  room: 'rooms/{roomId}',
  board: 'rooms/{roomId}/board',
  participations: 'rooms/{roomId}/participations',
  questions: 'rooms/{roomId}/questions',
  answers: 'rooms/{roomId}/questions/{postId}/answers',
  announcements: 'rooms/{roomId}/announcements',
  results: 'rooms/{roomId}/results',
  starts: 'rooms/{roomId}/starts',
  ends: 'rooms/{roomId}/ends',
  reopenings: 'rooms/{roomId}/reopenings',
  extension: 'rooms/{roomId}/participations/{userId}/extension',
} as const
