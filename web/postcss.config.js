import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

/** Every style sheet knows the named widths of src/style/media.css. */
export default {
  plugins: [
    globalData({ files: [new URL('src/style/media.css', import.meta.url).pathname] }),
    customMedia(),
  ],
};
