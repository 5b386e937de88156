/**
 * Which final fields other threads can see unset: whether constructors let their object out before they set them.
 *
 * <p>Uses {@code agent.weave.index}.
 */
package io.selvage.agent.weave.escape;
