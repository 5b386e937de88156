/**
 * What happens in an exploration, for those who want to hear of it.
 *
 * <p>Uses nothing.
 */
package io.selvage.monitor.event;
