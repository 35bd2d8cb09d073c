/**
 * Actions that take something away from a person, and whether each asks before or can be undone afterwards. An action behaves the same
 * wherever it is done.
 */
export const deeds = {
  endInvitation: 'asks',
  endReportLink: 'asks',
  giveUpOwnKey: 'asks',
  removeMember: 'asks',
  removeFromClass: 'asks',
  leaveClass: 'asks',
  leaveChannel: 'asks',
  handOverWork: 'asks',
  removeClassAnnouncement: 'asks',
  removeChannelAnnouncement: 'asks',
  removeMemberComment: 'asks',
  removeBanner: 'asks',
  removeWork: 'asks',
  cancelRegistration: 'asks',
  startRoom: 'asks',
  endRoom: 'asks',
  reopenRoom: 'asks',
  closeRoom: 'asks',
  closeHomework: 'asks',
  removeRoomTask: 'asks',
  endPractice: 'asks',
  removePractice: 'asks',
  removeReview: 'asks',
  removeBlogComment: 'asks',
  removePost: 'asks',
  payMoney: 'asks',
  enrolWithPoints: 'asks',
  buyWithPoints: 'undo',
  takeBackHomework: 'undo',
  withdrawWork: 'undo',
  saveChannelSettings: 'undo',
} as const satisfies Readonly<Record<string, 'asks' | 'undo'>>

export type Deed = keyof typeof deeds
export type AskedDeed = { [Name in Deed]: (typeof deeds)[Name] extends 'asks' ? Name : never }[Deed]
