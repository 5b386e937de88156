/** Checks moves and states: the user's properties, and the built-in ones. */
package io.selvage.monitor.check;
