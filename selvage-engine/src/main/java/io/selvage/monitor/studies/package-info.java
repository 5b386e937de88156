/** The five bundled case studies as specifications. */
package io.selvage.monitor.studies;
