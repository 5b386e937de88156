/**
 * Rewrites application classes so that they tell {@code io.selvage.hooks} what they are about to do. Works on class
 * bytes alone: uses ASM and the site registry of the hooks, and never loads the classes it looks at.
 */
package io.selvage.agent.weave;
