/**
 * The monitors of the bundled case studies. Woven like classes of users.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.studies;
