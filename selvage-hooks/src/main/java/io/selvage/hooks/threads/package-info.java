/**
 * What hooks know of threads: whose frames stacks show, which groups hold them, how long they wait.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.hooks.threads;
