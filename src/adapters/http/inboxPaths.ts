export const inboxPaths = {
  notifications: 'users/me/notifications',
  unread: 'users/me/notifications/unread',
  read: 'users/me/notifications/read',
  settings: 'users/me/notification-settings',
  setting: 'users/me/notification-settings/{kind}',
  /** Announcements to a whole channel. */
  announcements: 'channels/announcements',
  announcement: 'channels/announcements/{announcementId}',
} as const
