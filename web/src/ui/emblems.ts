/** The five seats' emblems, as paths in a box of 24 by 24: wave, summit, pine, star, sun. */
export const EMBLEMS: readonly string[] = [
  'M2 9c3-4 6-4 9 0s6 4 9 0l2 2c-4 5-8 5-12 1-2-2-4-2-6 0zM2 16c3-4 6-4 9 0s6 4 9 0l2 2c-4 5-8 5-12 1-2-2-4-2-6 0z',
  'M1 21 9 5l4 6 3-4 7 14z',
  'M12 1l6 8h-3l5 6h-4l4 5h-6v3h-4v-3H4l4-5H4l5-6H6z',
  'M12 1l2.8 7.2L22 12l-7.2 2.8L12 23l-2.8-8.2L2 12l7.2-3.8z',
  'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4zM3 4.4 4.4 3l2.8 2.8-1.4 1.4zM16.8 18.2l1.4-1.4L21 19.6 19.6 21zM3 19.6l2.8-2.8 1.4 1.4L4.4 21zM16.8 5.8 19.6 3 21 4.4l-2.8 2.8z',
];
