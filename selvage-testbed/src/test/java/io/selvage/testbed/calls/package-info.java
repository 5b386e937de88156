/**
 * Random programs over all public methods of concurrent classes of the JDK: what searches find that know what calls
 * mean is what brute force finds and what real threads do, and a dependency that is taken away is noticed.
 *
 * <p>Uses {@code testbed}, {@code testbed.waiting}, {@code testbed.realrun}.
 */
package io.selvage.testbed.calls;
