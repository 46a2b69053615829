/** The one-file version defines the element and exports nothing; the types are the module's. */
import './swipe-navigation.js';
