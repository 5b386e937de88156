/**
 * Explores a monitor in isolation: makes threads on the fly, lets them call it in every order, and draws the graph of its states. Uses
 * the engine through {@code explore.Stage}.
 */
package io.selvage.monitor;
