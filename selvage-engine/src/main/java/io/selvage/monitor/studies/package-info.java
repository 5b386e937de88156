/**
 * The five bundled case studies as specifications.
 *
 * <p>Uses {@code monitor}, {@code monitor.run}, {@code monitor.spec}, {@code studies}.
 */
package io.selvage.monitor.studies;
