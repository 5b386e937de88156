/**
 * The components that the bundled scripts test. Programs like any other: they are woven, and know nothing of the tool.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.cli.demo.scripted;
