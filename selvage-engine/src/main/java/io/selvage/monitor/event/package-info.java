/**
 * What happens in an exploration, for those who want to hear of it.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.monitor.event;
